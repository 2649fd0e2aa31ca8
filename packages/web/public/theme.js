// Runs before the first paint; the strict content policy allows no inline script. See src/theme/theme.ts.
try {
  const theme = localStorage.getItem('turnwright-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that refuses storage follows the system.
}
