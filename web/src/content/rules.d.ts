declare module '*.md?rules' {
  const sections: { id: string; title: string; html: string }[]
  export default sections
}
