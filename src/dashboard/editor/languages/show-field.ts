import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { idOf } from '../parts/part-values.ts'

const mostFrames = 300

/** Leads to a field by its name, `content.ar`: opens what hides it, block or language, and focuses it. */
export function showField(name: string): void {
  if (!fieldNamed(name)) closedPartOf(name)?.click()
  showOnceDrawn(name)
}

function showOnceDrawn(name: string, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const field = fieldNamed(name)
    if (field) show(field, name)
    else if (frames > 0) showOnceDrawn(name, frames - 1)
  })
}

function show(field: HTMLElement, name: string): void {
  if (!field.checkVisibility()) tabOf(field, name)?.click()
  requestAnimationFrame(() => {
    field.scrollIntoView({ block: 'center' })
    controlOf(field)?.focus({ preventScroll: true })
  })
}

function fieldNamed(name: string): HTMLElement | null {
  return document.querySelector(`[data-field="${CSS.escape(name)}"]`)
}

function closedPartOf(name: string): HTMLElement | null {
  const part = CSS.escape(idOf(fieldAndLanguage(name).field))
  return document.querySelector(`[data-part="${part}"] h3 > [aria-expanded=false]`)
}

function tabOf(field: HTMLElement, name: string): HTMLElement | null | undefined {
  const { language } = fieldAndLanguage(name)
  // A panel that is not shown has no role.
  const panel = field.closest('[data-inert]')
  return panel?.parentElement?.querySelector<HTMLElement>(`[role=tab][data-key="${language}"]`)
}

function controlOf(field: HTMLElement): HTMLElement | null {
  const typed = field.querySelector<HTMLElement>('[role=textbox], textarea, input:not([type=file])')
  const buttons = [...field.querySelectorAll('button')]
  return typed ?? buttons.find((button) => !isForScreenReadersAlone(button)) ?? null
}

function isForScreenReadersAlone({ parentElement }: HTMLElement): boolean {
  return (parentElement?.offsetWidth ?? 0) <= 1
}
