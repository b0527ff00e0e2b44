import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportResponse } from '../../../contract/imports.ts'
import { type Brought, broughtKinds } from '../../../domain/moving/import-run.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './move-in.module.css'
import { moveInWords } from './words.ts'
import { Link } from 'react-router'
import { sayReason } from './say-reason.ts'

type Forecast = Pick<ImportResponse, 'staying'> & { brought: Brought }

export function TakeBack({ id }: Pick<ImportResponse, 'id'>) {
  const { takeBack: words } = useWords(moveInWords)
  const { revalidate } = useRevalidator()
  const [forecast, setForecast] = useState<Forecast | null>(null)
  const [isLooking, setLooking] = useState(false)

  async function look() {
    setLooking(true)
    const answer = await client(importsApi).askTakingBack(id)
    setLooking(false)
    if (answer.ok) setForecast(answer.value)
    else showFailure(answer)
  }

  return (
    <>
      <Button isPending={isLooking} onPress={() => void look()}>
        {words.action}
      </Button>
      {forecast && (
        <TakeBackDialog
          id={id}
          forecast={forecast}
          onBegun={() => {
            setForecast(null)
            void revalidate()
          }}
          onClose={() => setForecast(null)}
        />
      )}
    </>
  )
}

type TakeBackDialogProps = {
  id: number
  forecast: Forecast
  onBegun: () => void
  onClose: () => void
}

function TakeBackDialog({ id, forecast, onBegun, onClose }: TakeBackDialogProps) {
  const { takeBack: words } = useWords(moveInWords)
  const { brought, staying } = forecast
  const counted = broughtKinds.filter((kind) => brought[kind] > 0)
  const isPart = staying.length > 0
  return (
    <RemovalDialog
      question={words.question}
      confirm={isPart ? words.keep : words.confirm}
      remove={() => client(importsApi).takeBack(id, { keep_edited: isPart })}
      onRemoved={onBegun}
      onClose={onClose}
    >
      <p>{words.hint}</p>
      <p className={styles.brought}>
        {counted.map((kind) => `${words.brought[kind]}: ${brought[kind]}`).join(' · ')}
      </p>
      <Staying staying={staying} />
    </RemovalDialog>
  )
}

export function Staying({ staying }: Pick<ImportResponse, 'staying'>) {
  const { takeBack: words, report } = useWords(moveInWords)
  const { locale } = useLocale()
  if (staying.length === 0) return null
  return (
    <>
      <p>{words.stays}</p>
      <ul className={styles.staying}>
        {staying.map(({ title, here, reason }) => (
          <li key={here + title}>
            <Link to={here}>
              <bdi>{title || report.untitled}</bdi>
            </Link>{' '}
            <span className={styles.hint}>{sayReason(locale, reason)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
