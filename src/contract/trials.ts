import { articleSections } from '../domain/articles/article.ts'
import { galleryLimits } from '../domain/gallery/gallery.ts'
import { itemTitles, youtubeLink } from '../domain/gallery/gallery-input.ts'
import { byLanguage } from '../domain/languages/language-input.ts'
import { lookInput } from '../domain/look/look-input.ts'
import { focus, mediaId } from '../domain/media/media-input.ts'
import { navigationInput } from '../domain/navigation/navigation-input.ts'
import { pageInput } from '../domain/pages/page-input.ts'
import { z } from '../domain/text/schema.ts'
import { sectionInputs } from '../domain/sections/section-input.ts'
import { articleTextForms, detailForms } from './articles.ts'
import type { Endpoints } from './endpoint.ts'
import { rowId, timestamp } from './shared.ts'

const pixels = z.int().min(1).max(65_535)

const shownPicture = z
  .union([
    z.strictObject({
      media: mediaId,
    }),
    z.strictObject({
      file: z.string().regex(/^blob:https?:\/\/[\w.:[\]-]{1,255}\/[\w-]{1,64}$/),
      width: pixels,
      height: pixels,
    }),
  ])
  .describe('A stored picture, or one that only the asking browser has')
export type ShownPicture = z.infer<typeof shownPicture>

const shownItem = z.union([
  z.strictObject({ picture: shownPicture, title: itemTitles }),
  z.strictObject({ youtube: youtubeLink, title: itemTitles }),
])
export type ShownItem = z.infer<typeof shownItem>

const { title, content } = articleTextForms
const articleText = z.strictObject(articleTextForms).partial().extend({ title, content })

const articleOverlay = z.strictObject({
  section: z.enum(articleSections),
  id: rowId.nullable().describe('Null for a new one'),
  texts: byLanguage(articleText),
  image: shownPicture.nullable(),
  image_focus: focus,
  ...detailForms,
  gallery: z.array(shownItem).max(galleryLimits.items),
})
export type ArticleOverlay = z.output<typeof articleOverlay>

const pageOverlay = pageInput.extend({
  id: rowId.nullable().describe('Null for a new one'),
})
export type PageOverlay = z.output<typeof pageOverlay>

const trialForm = z.strictObject({
  overlay: z
    .strictObject({
      article: articleOverlay.optional(),
      look: lookInput.optional(),
      navigation: navigationInput.optional(),
      words: sectionInputs.words.optional(),
      page: pageOverlay.optional().describe('Unsaved values only'),
    })
    .describe('Of nothing, pages are as they are, and can be framed'),
})
export type Overlay = z.output<typeof trialForm>['overlay']
export type TrialForm = z.input<typeof trialForm>

const trial = z.strictObject({
  id: z.string().meta({
    description: 'For `?trial={id}` at the address of a page',
    examples: ['5b0d7c1e9f3a48d2b6e47a0c1d2e3f40'],
  }),
  expires_at: timestamp,
})

export const trialEndpoints = {
  'POST /trials': {
    summary: 'Try unsaved values: pages at `?trial={id}` show them for an hour',
    access: 'editor',
    json: trialForm,
    status: 201,
    response: trial,
    errors: ['not-found', 'too-large'],
  },
  'POST /trials/:trial': {
    summary: 'Try other values at the same address, for another hour',
    access: 'editor',
    json: trialForm,
    response: trial,
    errors: ['too-large'],
  },
} satisfies Endpoints
