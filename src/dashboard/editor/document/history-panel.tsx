import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { Result } from '../../../api/client/send.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import scrim from '../../../ui/scrim.module.css'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { documentWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import type { History } from '../../../api/client/history-at.ts'
import styles from './history.module.css'

type HistoryPanelProps = {
  history: History
  trigger?: ReactNode
  onRestored: () => Promise<Result<unknown>>
}

export function HistoryPanel({ history, trigger, onRestored }: HistoryPanelProps) {
  const words = useWords(documentWords)
  const common = useWords(commonWords)
  return (
    <DialogTrigger>
      {trigger ?? (
        <Button icon={<IconHistory size={18} aria-hidden="true" />}>{words.history.open}</Button>
      )}
      <ModalOverlay className={scrim.scrim ?? ''} isDismissable>
        <Modal className={styles.panel}>
          <Dialog className={styles.dialog}>
            {({ close }) => (
              <>
                <div className={styles.head}>
                  <Heading slot="title">{words.history.title}</Heading>
                  <Button look="quiet" onPress={close}>
                    {common.actions.close}
                  </Button>
                </div>
                <LazyMount
                  load={revisionList}
                  before={<Spinner />}
                  given={{ history, onRestored, onClose: close }}
                />
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}

async function revisionList() {
  return (await import('./revision-list.tsx')).RevisionList
}
