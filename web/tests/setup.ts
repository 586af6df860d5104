// jsdom has no media queries: boards render as at a desk, by day, with motion.
window.matchMedia = (media: string) =>
  ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
