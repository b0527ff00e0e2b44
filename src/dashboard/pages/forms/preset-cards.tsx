import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { formsApi } from '../../../api/client/forms-api.ts'
import { type FormPreset, formPresets } from '../../../domain/forms/form.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './forms.module.css'
import { formPageWords } from './words.ts'

const [blank, ...filled] = formPresets

export function PresetCards() {
  const words = useWords(formPageWords)
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)

  async function make(preset: FormPreset) {
    if (isMaking) return
    setMaking(true)
    const made = await client(formsApi).create({ preset })
    setMaking(false)
    if (!made.ok) return showFailure(made)
    showToast('success', messages.formCreated)
    await navigate(`${pathOf('forms')}/${made.value.form.id}`)
  }

  return (
    <ul className={styles.presets} aria-label={words.begin} aria-busy={isMaking}>
      {[...filled, blank].map((preset) => (
        <li key={preset}>
          <Button className={styles.preset ?? ''} onPress={() => void make(preset)}>
            <span className={styles.name}>{words.presets[preset].name}</span>
            <span className={styles.hint}>{words.presets[preset].hint}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
