import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { PictureUse } from '../../../domain/media/picture-use.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import styles from './media.module.css'
import { PictureDetails } from './picture-details.tsx'
import { libraryWords } from './words.ts'

type Found = { picture: LibraryPictureResponse; uses: PictureUse[] }

type PicturePanelProps = {
  id: string
  altIn: string | null
  onRemoved: (trashIds: number[]) => void
  onClose: () => void
}

export function PicturePanel({ id, altIn, onRemoved, onClose }: PicturePanelProps) {
  const words = useWords(libraryWords)
  const { translate } = useLocale()
  const [found, setFound] = useState<Result<Found> | null>(null)

  useEffect(() => void client(mediaApi).get(id).then(setFound), [id])

  return (
    <Frame onClose={onClose}>
      {!found && <Spinner />}
      {found && !found.ok && <p>{found.status === 404 ? words.gone : translate(found.message)}</p>}
      {found?.ok && (
        <PictureDetails
          {...found.value}
          altIn={altIn}
          onReplaced={() => void client(mediaApi).get(id).then(setFound)}
          onRemoved={onRemoved}
        />
      )}
    </Frame>
  )
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useWords(libraryWords)
  const common = useWords(commonWords)
  const isNarrow = useIsBelow(1024)
  if (isNarrow) {
    return (
      <Dialog
        isOpen
        isForm
        title={words.details}
        onClose={onClose}
        actions={<Button onPress={onClose}>{common.actions.close}</Button>}
      >
        {children}
      </Dialog>
    )
  }
  return (
    <aside className={styles.panel} aria-label={words.details}>
      <div className={styles.panelHead}>
        <h2>{words.details}</h2>
        <IconButton label={words.close} onPress={onClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}
