/** What a gloss tells in figures: a price, and what is won (or lost) by it. */
export interface Figures {
  price: string | null
  gain: string | null
}

/** "music room → c1, 5 silver, +1 point": after what and where come the figures, a gain with its sign; "2 × pink" is neither. */
export function figures(gloss: string): Figures {
  const found: Figures = { price: null, gain: null }
  for (const part of gloss.split(', ').slice(1)) {
    const [, sign = '', figure] = /^([+-]?)(\d+)\b(?! ×)/.exec(part) ?? []
    if (figure && sign) found.gain = (sign === '-' ? '−' : '+') + figure
    else if (figure) found.price = figure
  }
  return found
}
