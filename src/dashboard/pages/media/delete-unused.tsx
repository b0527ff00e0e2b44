import { useState } from 'react'
import { maxPageSize } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { libraryWords } from './words.ts'

export function DeleteUnused({ onRemoved }: { onRemoved: (trashIds: number[]) => void }) {
  const words = useWords(libraryWords)
  const [ids, setIds] = useState<string[] | null>(null)
  const [isLooking, setLooking] = useState(false)

  async function look() {
    setLooking(true)
    const found = await client(mediaApi).list({ unused: true, limit: maxPageSize })
    setLooking(false)
    if (!found.ok) return showFailure(found)
    if (found.value.media.length === 0) return showToast('info', words.nothingUnused)
    setIds(found.value.media.map(({ id }) => id))
  }

  return (
    <>
      <Button look="quiet" isPending={isLooking} onPress={() => void look()}>
        {words.deleteUnused}
      </Button>
      {ids && (
        <RemovalDialog
          question={words.deleteUnusedQuestion(ids.length)}
          remove={() => client(mediaApi).removeAll(ids)}
          onRemoved={(answer) => {
            setIds(null)
            onRemoved(answer.trash_ids)
          }}
          onClose={() => setIds(null)}
        >
          <p>{words.deleteUnusedHint}</p>
        </RemovalDialog>
      )}
    </>
  )
}
