// Asking the server. Addresses are relative: they stay under the token of the page's own address.

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error ?? "Le studio ne répond pas comme prévu.");
    this.status = status;
    this.answer = answer;
  }
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(`api/${path}`, options);
  } catch {
    throw new Refused(0, { error: "Le studio ne répond plus : est-il encore ouvert dans le terminal ?" });
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

export const get = (path) => ask(path);

export const post = (path, body) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const kept = new Map();

/** What never changes while the studio is open is asked for once. */
export function once(path) {
  if (!kept.has(path)) {
    const asked = get(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
  }
  return kept.get(path);
}
