import { articleSections } from '../domain/articles/article.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import { topicInput } from '../domain/topics/topic-input.ts'
import type { TopicTextName } from '../domain/topics/topic.ts'
import type { Endpoints } from './endpoint.ts'
import { baseRevisionNumber } from './form-fields.ts'
import { leadingLinks, revisionNumber, rowId, sentence, timestamp, trashId } from './shared.ts'

const texts = z.record(z.string(), z.string())
const names = texts.describe('By language').meta({
  examples: [{ en: 'Irrigation', ar: 'الريّ' }],
})
const count = z
  .int()
  .nonnegative()
  .meta({ examples: [12] })

const listed = z
  .strictObject({
    id: rowId,
    name: names,
    slug: texts.describe('By language'),
    articles: count.describe('As staff write them'),
    shown: z.record(z.string(), count).describe('What visitors read, by language'),
  })
  .meta({ id: 'TopicListItem' })
export type TopicListItem = z.infer<typeof listed>

const topicText = z.strictObject({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
} satisfies Record<TopicTextName, z.ZodType>)

const topic = z
  .strictObject({
    id: rowId,
    texts: z.record(z.string(), topicText).describe('By language'),
    created_at: timestamp,
    revision: revisionNumber,
  })
  .meta({ id: 'Topic', description: 'What articles of all sections are about.' })
export type TopicResponse = z.infer<typeof topic>

const savedTopic = z.strictObject({ message: sentence(messages.accomplished), topic })
const removedTopic = z.strictObject({ message: sentence(messages.accomplished), trash_id: trashId })

const shownTopic = z
  .strictObject({
    id: rowId,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    total: count.describe('Articles of the section'),
  })
  .meta({ id: 'PublicTopic' })

export const publicTopicEndpoints = {
  'GET /public/topics/:language': {
    summary: 'List topics with articles of a section in a language, most articles first',
    access: 'anyone',
    query: z.strictObject({ section: z.enum(articleSections) }),
    response: z.strictObject({ topics: z.array(shownTopic) }),
  },
} satisfies Endpoints

export const topicEndpoints = {
  'GET /topics': {
    summary: 'List topics in all languages',
    access: 'editor',
    response: z.strictObject({ topics: z.array(listed) }),
  },
  'GET /topics/:id': {
    summary: 'Get a topic in all languages',
    access: 'editor',
    response: z.strictObject({ topic }),
  },
  'GET /topics/:id/links': {
    summary: 'Find what leads to a topic',
    access: 'editor',
    response: leadingLinks,
  },
  'POST /topics': {
    summary: 'Create a topic',
    access: 'editor',
    json: topicInput,
    status: 201,
    response: savedTopic,
    errors: ['address-taken'],
  },
  'POST /topics/:id': {
    summary: 'Update a topic: changed values only',
    access: 'editor',
    json: topicInput.extend({ base_revision: baseRevisionNumber }),
    response: savedTopic,
    document: topic,
    errors: ['conflict', 'address-taken'],
  },
  'POST /topics/:id/merge': {
    summary: 'Give the articles and addresses of a topic to another one, and delete it',
    access: 'editor',
    json: z.strictObject({ into: rowId, base_revision: baseRevisionNumber }),
    response: removedTopic,
    errors: ['conflict'],
  },
  'DELETE /topics/:id': {
    summary: 'Delete a topic; its articles stay',
    access: 'editor',
    response: removedTopic,
    errors: ['conflict'],
  },
} satisfies Endpoints
