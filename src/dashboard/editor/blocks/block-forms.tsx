import { ActionForm } from './forms/action-form.tsx'
import { ArticlesForm } from './forms/articles-form.tsx'
import { BesideForm } from './forms/beside-form.tsx'
import { GalleryForm } from './forms/gallery-form.tsx'
import { ItemsForm } from './forms/items-form.tsx'
import { OwnEditor } from './forms/own-editor.tsx'
import { PeopleForm } from './forms/people-form.tsx'
import { PictureForm } from './forms/picture-form.tsx'
import { QuoteForm } from './forms/quote-form.tsx'
import { TextForm } from './forms/text-form.tsx'
import { VideoForm } from './forms/video-form.tsx'
import type { BlockForms } from './blocks-form.ts'

export const blockForms = {
  text: TextForm,
  picture: PictureForm,
  beside: BesideForm,
  gallery: GalleryForm,
  quote: QuoteForm,
  facts: ItemsForm,
  questions: ItemsForm,
  people: PeopleForm,
  action: ActionForm,
  video: VideoForm,
  articles: ArticlesForm,
  partners: OwnEditor,
  contact: OwnEditor,
  about: OwnEditor,
  posts: OwnEditor,
  business: OwnEditor,
  products: OwnEditor,
} satisfies BlockForms
