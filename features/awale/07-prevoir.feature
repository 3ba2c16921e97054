# language: fr
@awale
Fonctionnalité: Prévoir un semis
  Ce que donnerait une case, sans la semer : le chemin des graines, la dernière case et la récolte,
  ou la raison pour laquelle on ne peut pas la semer.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-18
  Règle: Une case dit d'avance son chemin, son arrivée et sa récolte, ou pourquoi elle est interdite

    Scénario: Au départ, une case annonce son chemin
      Quand Sud a le trait
      Alors semer la case D passerait par E, F, a et b
      Et semer la case D finirait en b
      Et semer la case D ne récolterait rien

    Scénario: Une case annonce son chemin et sa récolte
      Étant donné la position "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S"
      Quand Sud a le trait
      Alors semer la case E passerait par F, a et b et récolterait 4 graines
      Et semer la case E récolterait les cases b et a
      Et semer la case F récolterait la case a
      Et semer la case F récolterait 2 graines

    Scénario: Prévoir ne joue rien
      Étant donné la position "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S"
      Quand Sud a le trait
      Alors semer la case E récolterait 4 graines
      Et la position est "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S"

    Scénario: Nord aussi peut prévoir
      Étant donné la position "2,0,0,4,0,0/0,0,0,0,2,1 19-20 N"
      Quand Nord a le trait
      Alors semer la case e passerait par f et A et récolterait 3 graines
      Et semer la case f finirait en A

    Scénario: Nord prévoit aussi une récolte de deux cases
      Étant donné la position "1,1,0,5,0,0/0,0,0,0,3,1 18-19 N"
      Quand Nord a le trait
      Alors semer la case e passerait par f, A et B et récolterait 4 graines
      Et semer la case e récolterait les cases B et A

    Scénario: Le chemin saute la case de départ à chaque tour
      Étant donné la position "0,0,0,0,0,23/0,5,0,0,0,0 10-10 S"
      Quand Sud a le trait
      Alors semer la case F passerait par a, b, c, d, e, f, A, B, C, D, E, a, b, c, d, e, f, A, B, C, D, E, a
      Et semer la case F récolterait 3 graines

    Scénario: Une case vide dit qu'il n'y a rien à semer
      Étant donné la position "0,4,4,4,4,4/4,4,4,4,4,4 0-4 S"
      Quand Sud a le trait
      Alors semer la case A serait refusé selon l'article AWA-04
      Et semer la case A serait refusé : « la case A est vide : il n'y a rien à semer »

    Scénario: Une case qui affamerait dit quoi semer à la place
      Étant donné la position "1,0,0,0,0,2/1,1,0,0,0,0 20-23 S"
      Quand Sud a le trait
      Alors semer la case F serait refusé selon l'article AWA-11
      Et semer la case F serait refusé : « semer la case F affamerait Nord, dont tout le camp serait récolté ; jouez A »

    @interprete
    Scénario: Avec grand-chelem=sans-prise, une récolte ordinaire se prévoit
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,0,0,0,0,2/1,1,0,0,4,0 20-19 S"
      Quand Sud a le trait
      Alors semer la case F récolterait les cases b et a

    @interprete
    Scénario: Avec grand-chelem=sans-prise, tout récolter ne rapporterait rien
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,0,0,0,0,2/1,1,0,0,0,0 20-23 S"
      Quand Sud a le trait
      Alors semer la case F passerait par a et b
      Et semer la case F ne récolterait rien

    Scénario: Une case de l'adversaire n'est pas à semer
      Quand Sud a le trait
      Alors semer la case a serait refusé selon l'article AWA-03

    Scénario: Une fois la partie arrêtée, chaque case le dit
      Étant donné la position "0,0,0,0,1,0/0,0,0,0,0,0 24-23 S"
      Quand Sud a le trait
      Alors semer la case E serait refusé selon l'article AWA-12
      Et semer la case E serait refusé : « la partie est terminée »
