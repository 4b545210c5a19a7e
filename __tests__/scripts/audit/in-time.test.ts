/** @jest-environment node */
import { inTime } from '@/scripts/audit/in-time'

const never = () => new Promise<string>(() => undefined)

test('work that hangs is begun once more, then given up', async () => {
  const once = jest.fn(never).mockImplementationOnce(never).mockResolvedValueOnce('done')
  await expect(inTime(once, 20)).resolves.toBe('done')
  const always = jest.fn(never)
  await expect(inTime(always, 20)).rejects.toThrow('took longer than 0.02 s, twice')
  expect(always).toHaveBeenCalledTimes(2)
})

test('work that fails is not repeated', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('no')))
  await expect(inTime(failing, 20)).rejects.toThrow('no')
  expect(failing).toHaveBeenCalledTimes(1)
})
