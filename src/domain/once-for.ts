const most = 200

/** Keeps what was made for each key: a format of `Intl` takes a hundred times as long to make as to use. */
export function onceFor<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= most) made.clear()
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
