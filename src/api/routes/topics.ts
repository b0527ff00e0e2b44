import { publicTopicEndpoints, topicEndpoints, type TopicResponse } from '../../contract/topics.ts'
import { messages } from '../../domain/messages.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { textsInEach } from '../../domain/languages/language-input.ts'
import type { Values } from '../../domain/documents/revision.ts'
import { cleaned } from '../../domain/text/short-value.ts'
import type { TopicInput } from '../../domain/topics/topic-input.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { answeringConflicts, editOf, revisionTag } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'

export function topicRoutes({ storage }: ApiParts) {
  const { languages, topics } = storage

  return createRoutes(topicEndpoints, {
    'GET /topics': async () => ({ topics: await topics.list() }),

    'GET /topics/:id': async (c) => {
      const topic = await topics.get(idOf(c))
      c.header('etag', revisionTag(topic.revision))
      return { topic: toWholeTopic(topic) }
    },

    'GET /topics/:id/links': async (c) => ({ links: await topics.leadingTo(idOf(c)) }),

    'POST /topics': async (c) => {
      const values = valuesOf(c.req.valid('json'), await languages.codes())
      const topic = await topics.create(values, editOf(c))
      return { message: messages.accomplished, topic: toWholeTopic(topic) }
    },

    'POST /topics/:id': async (c) => {
      const { base_revision: base, ...change } = c.req.valid('json')
      const values = valuesOf(change, await languages.codes())
      const saving = topics.change(idOf(c), values, editOf(c, base))
      const topic = await answeringConflicts(toWholeTopic, saving)
      return { message: messages.accomplished, topic: toWholeTopic(topic) }
    },

    'POST /topics/:id/merge': async (c) => {
      const { into, base_revision: base } = c.req.valid('json')
      const trashId = await topics.merge(idOf(c), into, editOf(c, base))
      return { message: messages.accomplished, trash_id: trashId }
    },

    'DELETE /topics/:id': async (c) => {
      const trashId = await topics.remove(idOf(c), editOf(c))
      return { message: messages.accomplished, trash_id: trashId }
    },
  })
}

export function publicTopicRoutes({ storage }: ApiParts) {
  const { languages, topics } = storage

  return createRoutes(publicTopicEndpoints, {
    'GET /public/topics/:language': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      return { topics: await topics.shown(c.req.valid('query').section, code) }
    },
  })
}

function valuesOf(change: TopicInput, codes: LanguageCode[]): Values {
  const values: Values = {}
  for (const [field, byLanguage = {}] of Object.entries(change)) {
    for (const [name, text] of Object.entries(textsInEach(field, byLanguage, codes))) {
      values[name] = cleaned('lines', text as string)
    }
  }
  return values
}

function toWholeTopic({ createdAt, ...topic }: Topic): TopicResponse {
  return { ...topic, created_at: createdAt.toISOString() }
}
