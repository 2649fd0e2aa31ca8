/** What boards of games from outside find under `react-dom`. */
export { createPortal, default, flushSync, useFormStatus, version } from 'react-dom'
