import { endAfterFile } from './ends.test-kit.ts'

endAfterFile()
