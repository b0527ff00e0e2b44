export function pageName(id: number): string {
  return `pages/${id}`
}
