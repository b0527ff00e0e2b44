/**
 * Keeps what was made for each key, of which there must be few: a format of `Intl` takes a hundred
 * times as long to make as to use.
 */
export function onceFor<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Made
  }
}
