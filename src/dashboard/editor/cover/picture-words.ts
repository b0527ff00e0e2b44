/** What the field of one picture says. */
export type PictureWords = {
  title: string
  choose: string
  replace: string
  remove: string
  undo: string
  hint: string
  alt: string
  notSaved: string
}
