import { ArticlesForm, OwnEditor } from './forms/section-forms.tsx'
import { BesideForm, PictureForm, QuoteForm, TextForm, ActionForm } from './forms/body-forms.tsx'
import { GalleryForm, VideoForm } from './forms/viewer-forms.tsx'
import { ItemsForm, PeopleForm } from './forms/list-forms.tsx'
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
