import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components'
import { focusWhenShown } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { paletteWords } from './words.ts'
import type { Command, CommandGroup } from './command.ts'
import scrim from '../../../ui/scrim.module.css'
import styles from './palette.module.css'
import { useCommands } from './use-commands.ts'
import type { LayerState } from './use-layer.ts'
import { KeyboardHelp } from './keyboard-help.tsx'

function Palette({ layer, open, close }: LayerState) {
  const words = useWords(paletteWords)
  return (
    <ModalOverlay
      className={`${scrim.scrim} ${styles.top}`}
      isOpen={layer === 'palette'}
      isDismissable
      onOpenChange={close}
    >
      <Modal className={styles.panel}>
        <Dialog className={styles.dialog} aria-label={words.name}>
          <Commands open={open} close={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Commands({ open, close }: Pick<LayerState, 'open' | 'close'>) {
  const words = useWords(paletteWords)
  const [query, setQuery] = useState('')
  const { groups, isSearching } = useCommands(open, query.trim())

  function search(text: string) {
    if (text === '?' || text === '؟') open('help')
    else setQuery(text)
  }

  return (
    <Autocomplete inputValue={query} onInputChange={search}>
      <TextField className={styles.field} aria-label={words.prompt}>
        <IconSearch size={20} aria-hidden="true" />
        <Input
          className={styles.input}
          ref={focusWhenShown}
          placeholder={words.prompt}
          enterKeyHint="go"
        />
      </TextField>
      <Menu className={styles.menu} aria-label={words.name}>
        {groups.map((group) => (
          <Group key={group.id} group={group} onChoose={close} />
        ))}
      </Menu>
      <output className={styles.state}>
        {isSearching ? words.searching : groups.length === 0 && words.nothing}
      </output>
    </Autocomplete>
  )
}

function Group({ group, onChoose }: { group: CommandGroup; onChoose: () => void }) {
  const words = useWords(paletteWords)
  return (
    <MenuSection className={styles.group}>
      <Header className={styles.heading}>{words.groups[group.id]}</Header>
      {group.commands.map((command) => (
        <CommandItem key={command.id} command={command} onChoose={onChoose} />
      ))}
    </MenuSection>
  )
}

function CommandItem({ command, onChoose }: { command: Command; onChoose: () => void }) {
  const { id, name, hint, icon: Icon } = command

  function choose() {
    onChoose()
    command.run()
  }

  return (
    <MenuItem id={id} textValue={name} className={styles.item} onAction={choose}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <bdi className={styles.name}>{name}</bdi>
      {hint && <span className={styles.hint}>{hint}</span>}
    </MenuItem>
  )
}

export function Layers(layers: LayerState) {
  return (
    <>
      <Palette {...layers} />
      <KeyboardHelp {...layers} />
    </>
  )
}
