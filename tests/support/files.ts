import { formOf } from './api.ts'
import { fileIn, pdf } from './made-files.ts'
import { newsroom } from './newsroom.ts'
import type { EngineName } from './storages.ts'

export async function openedFiles(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar } = world

  const send = (fields: Record<string, string | Blob>, caller = omar) =>
    caller.post('/files', { form: formOf(fields) })

  return {
    ...world,
    send,

    async add(title: string, bytes = pdf(), language = 'en') {
      const { body } = await send({
        [`title.${language}`]: title,
        [`file.${language}`]: fileIn(bytes),
      })
      return body.file
    },
    change: (id: string, fields: Record<string, string | Blob>, caller = omar) =>
      caller.post(`/files/${id}`, { form: formOf(fields) }),
    read: async (id: string) => (await omar.get(`/files/${id}`)).body,
    async found(query = ''): Promise<string[]> {
      const { body } = await omar.get(`/files${query}`)
      return body.files.map(
        ({ versions }: { versions: Record<string, { title: string }> }) =>
          Object.values(versions)[0]?.title,
      )
    },
  }
}
