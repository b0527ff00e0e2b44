export function formDocument(id: number): string {
  return `forms/${id}`
}
