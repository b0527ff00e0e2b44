import { pagesApi } from '../../../api/client/pages-api.ts'
import { mapped } from '../../../api/client/send.ts'
import { client } from '../../app/client.ts'
import { editPath } from '../../app/shell/page-path.ts'
import { useDuplicate } from '../../kit/use-duplicate.ts'

export function useDuplicatePage(id: number): () => void {
  return useDuplicate(async () => {
    const copied = await client(pagesApi).duplicate(id)
    return mapped(copied, ({ message, page }) => ({ message, path: editPath(page.id) }))
  })
}
