import type { Offer } from '../wire'

/** A change as it is written, with its sign; nothing where nothing changes. */
export const signed = (change: number | undefined) => (change ? `${change > 0 ? '+' : '−'}${Math.abs(change)}` : '')

/** What an action pays, or brings in. */
export const moneyOf = ({ money = 0 }: Offer) => (money < 0 ? String(-money) : signed(money))
