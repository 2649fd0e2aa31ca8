import type { ReactNode } from 'react'
import type { Habitat } from '../../cards/habitat.ts'

export type SceneName = Habitat | 'mixed'

/** What lies behind a bird, on 120 x 86: the sky is the wash itself, then something far, then the earth. */
export const SCENES: Readonly<Record<SceneName, ReactNode>> = {
  forest: (
    <>
      <path
        fill="var(--far)"
        d="M0 62V44l5-13 5 13 5-20 7 22 5-11 6 14 6-24 8 26 6-15 6 13 6-22 7 24 7-14 5 12 6-21 7 22 6-16 6 18 6-12 6 10v32H0Z"
      />
      <path fill="var(--earth)" d="M0 60q30-5 60-3t60-1v30H0Z" />
    </>
  ),
  grassland: (
    <>
      <path fill="var(--far)" d="M0 54q28-13 58-5t62-9v46H0Z" />
      <path fill="var(--earth)" d="M0 61q46-9 120-1v26H0Z" />
      <path
        fill="none"
        stroke="var(--far)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M9 82q0-6-3-9M13 82q1-7 4-9M104 80q0-6-3-9M108 80q1-7 4-9M30 74q0-4-2-6"
      />
    </>
  ),
  wetland: (
    <>
      <path fill="var(--far)" d="M0 54q20-6 44-2t76-3v37H0Z" />
      <path fill="var(--earth)" d="M0 57h120v29H0Z" />
      <path
        fill="none"
        stroke="var(--far)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M8 66h16M84 64h22M28 79h14M94 77h16M6 58V36M11 58V42M113 58V38"
      />
      <path fill="var(--far)" d="M4.5 38q1.5-7 3 0v6h-3ZM9.5 44q1.5-6 3 0v5h-3ZM111.5 40q1.5-7 3 0v6h-3Z" />
    </>
  ),
  mixed: (
    <>
      <path fill="var(--far)" d="M0 56q22-16 42-8 14-12 30-2 20-11 48 6v34H0Z" />
      <path fill="var(--earth)" d="M0 60q40-6 120-1v27H0Z" />
    </>
  ),
}
