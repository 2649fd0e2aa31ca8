import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import { BirdArt } from '../art/bird-art.tsx'
import { SCENES, type SceneName } from './scenes.tsx'
import './portrait.css'

/** A bird where it lives. */
export function Portrait({ bird }: { readonly bird: Bird }): ReactElement {
  const scene = sceneOf(bird)
  return (
    <span className="portrait" data-habitat={scene}>
      <svg className="scene" viewBox="0 0 120 86" preserveAspectRatio="none" aria-hidden="true">
        {SCENES[scene]}
      </svg>
      <BirdArt bird={bird.id} />
    </span>
  )
}

function sceneOf({ lives }: Bird): SceneName {
  const [only, another] = lives
  return only === undefined || another !== undefined ? 'mixed' : only
}
