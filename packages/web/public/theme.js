// Runs before the first paint; the strict content policy allows no inline script. See src/theme.
try {
  const theme = localStorage.getItem('turnwright-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const { seatColours, motion } = JSON.parse(localStorage.getItem('turnwright-looks') ?? '{}')
  if (seatColours === 'strong') document.documentElement.dataset.seatColours = seatColours
  if (motion === 'none') document.documentElement.dataset.motion = motion
} catch {
  // A browser that refuses storage follows the system.
}
