import { useEffect } from 'react'
import { filesApi } from '../../../api/client/files-api.ts'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { client } from '../../app/client.ts'
import { createStore } from '../../app/store.ts'

type KnownFiles = Record<string, LibraryFileResponse | null>

const files = createStore<KnownFiles>({})
const asked = new Set<string>()

export function useKnownFiles(): KnownFiles {
  return files.useValue()
}

export function useKnownFile(id: string): LibraryFileResponse | null | undefined {
  useEffect(() => askForFile(id), [id])
  return useKnownFiles()[id]
}

export function rememberFile(file: LibraryFileResponse): void {
  asked.add(file.id)
  remember(file.id, file)
}

export function askForFile(id: string): void {
  if (id === '' || asked.has(id)) return
  asked.add(id)
  void client(filesApi)
    .get(id)
    .then((answer) => {
      if (answer.ok) return remember(id, answer.value.file)
      if (answer.status === 404) return remember(id, null)
      asked.delete(id)
    })
}

function remember(id: string, file: LibraryFileResponse | null): void {
  files.set({ ...files.get(), [id]: file })
}
