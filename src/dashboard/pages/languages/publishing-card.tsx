import { type ReactNode, useEffect, useState } from 'react'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { Card } from '../../kit/card.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import styles from './languages.module.css'

export type LoadedPublishing = {
  loaded: Result<PublishingResponse> | null
  onChanged: (publishing: PublishingResponse) => void
}

export function usePublishing(): LoadedPublishing {
  const [loaded, setLoaded] = useState<Result<PublishingResponse> | null>(null)
  useEffect(() => {
    void client(publishingApi).get().then(setLoaded)
  }, [])
  return { loaded, onChanged: (value) => setLoaded({ ok: true, value }) }
}

type PublishingCardProps = {
  words: { title: string; hint: string; failed: string }
  loaded: LoadedPublishing['loaded']
  children: ReactNode
}

export function PublishingCard({ words, loaded, children }: PublishingCardProps) {
  const { translate } = useLocale()
  return (
    <div className={styles.publishing}>
      <Card title={words.title} hint={words.hint}>
        {!loaded && <Spinner />}
        {loaded && !loaded.ok && (
          <FormAlert title={words.failed}>{translate(loaded.message)}</FormAlert>
        )}
        {children}
      </Card>
    </div>
  )
}
