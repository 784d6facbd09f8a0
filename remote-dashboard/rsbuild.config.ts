import { defineRemote } from '@cadence/shared/federation'

export default defineRemote('dashboard')
