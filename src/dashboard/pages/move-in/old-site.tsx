import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportResponse } from '../../../contract/imports.ts'
import { perSecondLimits } from '../../../domain/moving/old-site.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './move-in.module.css'
import { moveInWords } from './words.ts'

const { least, most } = perSecondLimits
const rates = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

type OldSiteProps = { run: ImportResponse; onChanged?: () => void }

export function OldSite({ run, onChanged = () => {} }: OldSiteProps) {
  const { oldSite: words } = useWords(moveInWords)
  const { revalidate } = useRevalidator()
  const { hosts, ...saved } = run.old_site
  const [chosen, setChosen] = useState(saved)
  if (hosts.length === 0) return null

  async function choose(changed: Partial<typeof chosen>) {
    const before = chosen
    const next = { ...chosen, ...changed }
    setChosen(next)
    const answer = await client(importsApi).change(run.id, { old_site: next })
    if (answer.ok) onChanged()
    else {
      setChosen(before)
      showFailure(answer)
    }
    await revalidate()
  }

  return (
    <fieldset className={styles.oldSite}>
      <legend>{words.title}</legend>
      <p className={styles.hint}>{words.hint}</p>
      <Checkbox
        label={words.fetch(hosts.join(', '))}
        isChecked={chosen.fetch}
        onChange={(fetch) => void choose({ fetch })}
      />
      <Checkbox
        label={words.ask(hosts.join(', '))}
        isChecked={chosen.ask}
        onChange={(ask) => void choose({ ask })}
      />
      {(chosen.fetch || chosen.ask) && (
        <SelectField
          label={words.perSecond}
          options={rates.map((id) => ({ id, name: id }))}
          value={String(chosen.per_second)}
          onChange={(rate) => void choose({ per_second: Number(rate) })}
        />
      )}
    </fieldset>
  )
}
