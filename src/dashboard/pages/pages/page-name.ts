/** Names the document on this device. */
export function pageName(id: number): string {
  return `pages/${id}`
}
