import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { AccessKeyResponse } from '../../../contract/access-keys.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { accessKeysApi } from '../../../api/client/access-keys-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { Card, useCardReload } from '../../kit/card.tsx'
import { endedOrGone } from '../../kit/credentials/credential-list.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { AccessKeyDialog } from './access-key-dialog.tsx'
import { AccessKeyList } from './access-key-list.tsx'
import { accessKeyWords } from './access-key-words.ts'

type AccessKeysCardProps = { found: Result<{ access_keys: AccessKeyResponse[] }> }

export function AccessKeysCard({ found }: AccessKeysCardProps) {
  const words = useWords(accessKeyWords)
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<AccessKeyResponse | null>(null)
  const { heading, reload } = useCardReload()

  async function finish() {
    setEnding(null)
    await reload()
    showToast('success', messages.accomplished)
  }

  return (
    <Card title={words.title} hint={words.hint} heading={heading}>
      {found.ok ? (
        <AccessKeyList keys={found.value.access_keys} onEnd={setEnding} />
      ) : (
        <FailurePanel title={words.notFetched} reason={found.message} />
      )}
      <Button
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onPress={() => setAdding(true)}
      >
        {words.add}
      </Button>
      {isAdding && (
        <AccessKeyDialog onMade={() => void revalidate()} onClose={() => setAdding(false)} />
      )}
      {ending && (
        <RemovalDialog
          question={words.endQuestion(ending.name)}
          confirm={words.end}
          remove={() => endedOrGone(client(accessKeysApi).end(ending.id))}
          onRemoved={() => void finish()}
          onClose={() => setEnding(null)}
        >
          <p>{words.endHint}</p>
        </RemovalDialog>
      )}
    </Card>
  )
}
