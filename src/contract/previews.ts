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
import { topicLimits } from '../domain/topics/topic.ts'
import { articleTextForms, detailForms } from './article-forms.ts'
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

const articlePreviewInput = z.strictObject({
  section: z.enum(articleSections),
  id: rowId.nullable().describe('Null for a new one'),
  texts: byLanguage(articleText),
  image: shownPicture.nullable(),
  image_focus: focus,
  ...detailForms,
  gallery: z.array(shownItem).max(galleryLimits.items),
  topics: z.array(rowId).max(topicLimits.ofArticle).default([]),
})
export type ArticlePreviewInput = z.output<typeof articlePreviewInput>

const pagePreviewInput = pageInput.extend({
  id: rowId.nullable().describe('Null for a new one'),
})
export type PagePreviewInput = z.output<typeof pagePreviewInput>

const previewForm = z.strictObject({
  overlay: z
    .strictObject({
      article: articlePreviewInput.optional(),
      look: lookInput.optional(),
      navigation: navigationInput.optional(),
      words: sectionInputs.words.optional(),
      page: pagePreviewInput.optional().describe('Unsaved values only'),
    })
    .describe('Of nothing, pages are as they are, and can be framed'),
})
export type PreviewInput = z.output<typeof previewForm>['overlay']
export type PreviewForm = z.input<typeof previewForm>

const preview = z.strictObject({
  id: z.string().meta({
    description: 'For `?trial={id}` at the address of a page',
    examples: ['5b0d7c1e9f3a48d2b6e47a0c1d2e3f40'],
  }),
  expires_at: timestamp,
})

export const previewEndpoints = {
  'POST /trials': {
    summary: 'Try unsaved values: pages at `?trial={id}` show them for an hour',
    access: 'editor',
    json: previewForm,
    status: 201,
    response: preview,
    errors: ['not-found', 'too-large'],
  },
  'POST /trials/:trial': {
    summary: 'Try other values at the same address, for another hour',
    access: 'editor',
    json: previewForm,
    response: preview,
    errors: ['too-large'],
  },
} satisfies Endpoints
