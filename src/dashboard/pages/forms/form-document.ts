/** Names the document on this device. */
export function formDocument(id: number): string {
  return `forms/${id}`
}
