import { defineRemote } from '@cadence/shared/federation'
import { pluginPictures } from './pictures/plugin.ts'

export default defineRemote('marketing', { plugins: [pluginPictures()] })
