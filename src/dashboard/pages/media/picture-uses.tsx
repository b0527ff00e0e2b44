import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { PictureUse } from '../../../domain/media/picture-use.ts'
import { Button } from '../../../ui/button.tsx'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { useFieldNames } from '../../editor/document/own-fields.ts'
import { MediaChooser } from '../../editor/media-chooser/media-chooser.tsx'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { kitWords } from '../../kit/words.ts'
import styles from './media.module.css'
import { nameOfUse, pathOfUse } from './picture-use.ts'
import { libraryWords } from './words.ts'

type PictureUsesProps = {
  picture: LibraryPictureResponse
  uses: PictureUse[]
  onReplaced: () => void
  onRemoved: (trashIds: number[]) => void
}

export function PictureUses({ picture, uses, onReplaced, onRemoved }: PictureUsesProps) {
  const words = useWords(libraryWords)
  const { language, locale } = useLocale()
  const nameOfField = useFieldNames()
  return (
    <section className={styles.uses}>
      <h3>{uses.length > 0 ? words.usedIn : words.usedNowhere}</h3>
      {uses.length > 0 ? (
        <>
          <ul className={styles.listOfUses}>
            {uses.map((use) => (
              <li key={`${use.kind} ${use.subject} ${use.field}`}>
                <Link to={pathOfUse(use)}>
                  {words.use(nameOfUse(use, language, locale), nameOfField(use.field))}
                </Link>
              </li>
            ))}
          </ul>
          <ReplaceEverywhere picture={picture} count={uses.length} onReplaced={onReplaced} />
          <p className={styles.hint}>{words.inUseHint}</p>
        </>
      ) : (
        <DeletePicture picture={picture} onRemoved={onRemoved} />
      )}
    </section>
  )
}

type ReplaceEverywhereProps = Pick<PictureUsesProps, 'picture' | 'onReplaced'> & { count: number }

function ReplaceEverywhere({ picture, count, onReplaced }: ReplaceEverywhereProps) {
  const words = useWords(libraryWords)
  const { revalidate } = useRevalidator()
  const [by, setBy] = useState<string | null>(null)

  async function replace(other: string) {
    setBy(null)
    const answer = await client(mediaApi).replace(picture.id, other)
    if (!answer.ok) return showFailure(answer)
    showToast('success', words.replaced(count))
    onReplaced()
    await revalidate()
  }

  return (
    <>
      <MediaChooser label={words.replace} onChoose={([other]) => setBy(other?.id ?? null)} />
      <ConfirmDialog
        isOpen={by !== null}
        question={words.replaceQuestion(count)}
        explanation={words.replaceHint}
        confirm={words.replaceAction}
        onConfirm={() => by !== null && void replace(by)}
        onCancel={() => setBy(null)}
      />
    </>
  )
}

function DeletePicture({ picture, onRemoved }: Pick<PictureUsesProps, 'picture' | 'onRemoved'>) {
  const words = useWords(libraryWords)
  const kit = useWords(kitWords)
  const common = useWords(commonWords)
  const { unnamed } = useWords(mediaWords)
  const [isAsked, setAsked] = useState(false)

  return (
    <>
      <Button look="danger" onPress={() => setAsked(true)}>
        {common.actions.delete}
      </Button>
      {isAsked && (
        <RemovalDialog
          question={kit.deleteQuestion(picture.name || unnamed)}
          remove={() => client(mediaApi).remove(picture.id)}
          onRemoved={(answer) => {
            setAsked(false)
            onRemoved([answer.trash_id])
          }}
          onClose={() => setAsked(false)}
        >
          <p>{words.deleteHint}</p>
        </RemovalDialog>
      )}
    </>
  )
}
