import { fieldAndLanguage } from '../../../domain/documents/revision.ts'

/** Leads to a field by its name, `content.ar`: opens the language that hides it, and focuses it. */
export function showField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  if (!field) return
  if (!field.checkVisibility()) tabOf(field, name)?.click()
  requestAnimationFrame(() => {
    field.scrollIntoView({ block: 'center' })
    controlOf(field)?.focus({ preventScroll: true })
  })
}

function tabOf(field: HTMLElement, name: string): HTMLElement | null | undefined {
  const { language } = fieldAndLanguage(name)
  const panel = field.closest('[role=tabpanel]')
  return panel?.parentElement?.querySelector<HTMLElement>(`[role=tab][data-key="${language}"]`)
}

function controlOf(field: HTMLElement): HTMLElement | null {
  const controls = ['[role=textbox], textarea, input', 'button']
  return controls.map((one) => field.querySelector<HTMLElement>(one)).find(Boolean) ?? null
}
