import type { Translation } from '../../i18n/messages'
import type { en } from './en'

export const fr: Translation<typeof en> = {
  'day.of': 'Jour {n} sur {of}',
  shop: 'Magasin {letter}',
  bank: 'Banque',
  'bank.left': { one: '{n} monnaie d’or en banque : une tuile coûte {n}', other: '{n} monnaies d’or en banque : une tuile coûte {n}' },
  borrow: 'Emprunter',
  repay: 'Rembourser',
  loan: 'emprunt',
  silver: { one: '{n} monnaie d’argent', other: '{n} monnaies d’argent' },
  gifts: { one: '{n} cadeau', other: '{n} cadeaux' },
  manor: 'Manoir : {name}',
  'tile.attic': 'agrandissement du grenier',
  'space.free': '{space} : case nue',
  'space.coins': { one: '{n} symbole monnaie', other: '{n} symboles monnaie' },
  'space.room': '{space} : {room}',
  'space.furnished': '{space} : {room} avec {furniture}',
  'attic.free': 'grenier, libre',
  'attic.boarded': 'grenier, condamné',
  'attic.holds': 'au grenier : {furniture}',
  settle: 'Quel ameublement descend dans la nouvelle pièce ?',
  'prompt.choose': 'Choisissez une tuile d’un magasin, ou prenez une monnaie d’or à la banque.',
  'prompt.place': '{tile} : choisissez un des lieux éclairés.',
  bonus: 'Cartes bonus',
  'bonus.free': '{name} : {points}',
  'bonus.owned': '{name} : {points}, prise par {owner}',
  neighbour: 'voisin, {colour}',
  'neighbours.waiting': 'Les voisins sur la place',
  'slot.tile': 'Magasin {letter}, case {n} : {tile}',
  'slot.empty': 'Magasin {letter}, case {n} : vendu',

  'part.gifts': 'cadeaux',
  'part.bonus': 'bonus',
  'part.rooms': 'pièces',
  'part.loan': 'emprunt',
  tie: 'Égalité à {points} : l’argent restant départage ({list}).',
}

/** Messages that are rightly the same in both languages; a test asks for them. */
export const same: readonly (keyof typeof en)[] = ['part.bonus']
