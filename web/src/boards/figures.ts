import type { Offer } from '../wire'

/** A change with its sign; empty if nothing changes. */
export const signed = (change: number | undefined) => (change ? `${change > 0 ? '+' : '−'}${Math.abs(change)}` : '')

/** What an action costs, or with a sign what it earns. */
export const moneyOf = ({ money = 0 }: Offer) => (money < 0 ? String(-money) : signed(money))
