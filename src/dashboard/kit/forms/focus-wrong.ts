/** The first field of a form that is marked as wrong and in sight takes the focus. */
export function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const first = [...wrong].find((field) => field.checkVisibility())
  first?.focus()
}
