export function openDesk(element) { element.append("…"); return { element, show() {}, hide() {} }; }
