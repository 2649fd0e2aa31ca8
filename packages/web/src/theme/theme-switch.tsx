import { Moon, Sun } from 'lucide-react'
import { switchTheme, useTheme } from './theme.ts'

export function ThemeSwitch() {
  const dark = useTheme() === 'dark'
  return (
    <button
      type="button"
      className="tool"
      aria-label={dark ? 'Turn the light on' : 'Turn the light off'}
      onClick={switchTheme}
    >
      {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </button>
  )
}
