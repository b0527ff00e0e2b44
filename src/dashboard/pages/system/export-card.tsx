import { IconDownload, IconPackageExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { systemApi } from '../../../api/client/system-api.ts'
import type { SystemResponse } from '../../../contract/system.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { Card } from '../../kit/card.tsx'
import cards from '../../kit/cards.module.css'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { Failure } from './failure.tsx'
import styles from './system.module.css'
import { useSize } from '../../kit/use-size.ts'
import { useWork } from './use-work.ts'
import { systemWords } from './words.ts'

type Exported = SystemResponse['export']
type Ready = NonNullable<Exported['ready']>

export function ExportCard({ exported }: { exported: Exported }) {
  const { exported: words } = useWords(systemWords)
  const { progress, ready, fault } = exported
  const { isRunning, begin } = useWork(exported.is_running, client(systemApi).prepareExport)
  return (
    <Card title={words.title} hint={words.hint}>
      <output className={styles.status}>
        {isRunning && <p>{words.preparing}</p>}
        {!isRunning && fault && <Failure fault={fault}>{words.failed}</Failure>}
        {!isRunning && ready && <ReadyFile ready={ready} />}
      </output>
      {isRunning && progress && (
        <ProgressBar label={words.preparing} share={progress.done / progress.total} />
      )}
      <div className={styles.actions}>
        {ready && !isRunning && <DownloadButton />}
        <Button
          icon={<IconPackageExport size={18} aria-hidden="true" />}
          isPending={isRunning}
          onPress={() => void begin()}
        >
          {words.prepare}
        </Button>
      </div>
    </Card>
  )
}

function ReadyFile({ ready: { made_at, until, bytes, missing } }: { ready: Ready }) {
  const { exported: words } = useWords(systemWords)
  const size = useSize()
  return (
    <>
      <dl className={cards.facts}>
        <dt>{words.made}</dt>
        <dd>
          <Timestamp date={made_at} />
        </dd>
        <dt>{words.until}</dt>
        <dd>
          <Timestamp date={until} />
        </dd>
        <dt>{words.size}</dt>
        <dd>{size(bytes)}</dd>
      </dl>
      {missing > 0 && <p>{words.missing(missing)}</p>}
    </>
  )
}

function DownloadButton() {
  const { exported: words } = useWords(systemWords)
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  async function download(): Promise<void> {
    setAsking(true)
    const result = await client(systemApi).linkToExport()
    if (result.ok) window.location.assign(result.value.link)
    else {
      showFailure(result)
      await revalidate()
    }
    setAsking(false)
  }

  return (
    <Button
      look="primary"
      icon={<IconDownload size={18} aria-hidden="true" />}
      isPending={isAsking}
      onPress={() => void download()}
    >
      {words.download}
    </Button>
  )
}
