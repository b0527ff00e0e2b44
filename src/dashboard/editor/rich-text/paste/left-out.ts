import type { Declarations } from './declarations.ts'

const unread = new Set(
  'HEAD TITLE LINK NOFRAMES SCRIPT TEMPLATE NOSCRIPT XML SVG OBJECT EMBED IFRAME CANVAS AUDIO VIDEO BUTTON SELECT TEXTAREA INPUT DATALIST'.split(
    ' ',
  ),
)
const comments =
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, .MsoCommentText, a[href^="#_msocom"], a[href^="#cmnt"], div:has(> p > a[id^="cmnt"])'
/** Tracked changes name these; others are marked as struck. */
const deleted = 'del[cite], del[datetime], .msoDel'

export function isLeftOut(element: Element, declared: Declarations): boolean {
  return (
    unread.has(element.tagName.toUpperCase()) ||
    element.hasAttribute('hidden') ||
    declared.display === 'none' ||
    declared['mso-hide'] === 'all' ||
    /^(?:hidden|collapse)$/.test(declared.visibility ?? '') ||
    /^(?:comment|header|footer)/.test(declared['mso-element'] ?? '') ||
    declared['mso-special-character'] === 'comment' ||
    element.matches(comments) ||
    element.matches(deleted)
  )
}
