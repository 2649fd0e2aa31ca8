export {
  ArrowRight as ArrowRightIcon,
  Bot as BotIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  Eye as EyeIcon,
  Hourglass as HourglassIcon,
  Lock as LockIcon,
  Undo2 as UndoIcon,
} from 'lucide-react'
export { drawLine, drawSolid, type Icon, type IconProps } from './draw-icon.tsx'
export * from './table-icons.tsx'
