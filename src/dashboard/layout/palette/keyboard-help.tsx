import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useDeviceChoice } from '../../app/device-choices.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { paletteWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import styles from './keyboard-help.module.css'
import { commandKey, Keys } from './keys.tsx'
import type { LayerState } from './use-layer.ts'
import type { HelpName } from './words.ts'

const shortcuts: Record<HelpName, string[][]> = {
  palette: [[commandKey, 'K']],
  save: [[commandKey, 'S']],
  messages: [['F6']],
  toolbar: [['Alt', 'F10']],
  back: [['Esc']],
  undo: [
    [commandKey, 'Z'],
    [commandKey, 'Shift', 'Z'],
  ],
  close: [['Esc']],
}
const names = Object.keys(shortcuts) as HelpName[]

export function KeyboardHelp({ layer, close }: LayerState) {
  const words = useWords(paletteWords)
  const common = useWords(commonWords)
  const { title, keys } = words.help
  return (
    <Dialog
      isOpen={layer === 'help'}
      onClose={close}
      title={title}
      actions={<Button onPress={close}>{common.actions.close}</Button>}
    >
      <dl className={styles.keys}>
        {names.map((name) => (
          <div key={name}>
            <dt>{keys[name]}</dt>
            {shortcuts[name].map((combination) => (
              <dd key={combination.join()}>
                <Keys keys={combination} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <QuestionMark />
    </Dialog>
  )
}

function QuestionMark() {
  const words = useWords(paletteWords)
  const [isOn, setOn] = useDeviceChoice('hasQuestionMark')
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      {words.help.byQuestionMark}
    </label>
  )
}
