declare module '*.toml' {
  const pack: unknown
  export default pack
}
