import { endAfterFile } from './after-file.test-kit.ts'

endAfterFile()
