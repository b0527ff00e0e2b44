import type { Declarations } from './declarations.ts'

const unread = new Set(
  'HEAD TITLE LINK NOFRAMES SCRIPT TEMPLATE NOSCRIPT XML SVG OBJECT EMBED IFRAME CANVAS AUDIO VIDEO SELECT TEXTAREA INPUT DATALIST ANNOTATION ANNOTATION-XML COMMENT'.split(
    ' ',
  ),
)
const comments =
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, .MsoCommentText, a[href^="#_msocom"], a[href^="#cmnt"], div:has(> p > a[id^="cmnt"])'
const marginsOfPages = 'div[title="header"], div[title="footer"]'
/** A question of a page's help is a button in a heading, and is text. */
const controls =
  ':is(button, [role="button"]):not(:is(h1, h2, h3, h4, h5, h6, dt, summary, [role="heading"]) *, :has(img))'
/** Only eyes are shown these, because a formula, say, stands beside them for everybody. */
const repeated = '[aria-hidden="true"]:not(img, :has(img, p, li, td, h1, h2, h3))'
/** Tracked changes name these; others are marked as struck. */
const deleted =
  'del[cite], del[datetime], .msoDel, .TrackChangeTextDeletion, .TrackChangeTextDeletionMarker'

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
    element.matches(deleted) ||
    element.matches(controls) ||
    element.matches(repeated) ||
    element.matches(marginsOfPages)
  )
}
